import type { ComponentProps } from 'react';

import { Demo } from './sections/Demo.tsx';
import { FeatureCarousel } from './sections/FeatureCarousel.tsx';
import { Grading } from './sections/Grading.tsx';
import { Guarantee } from './sections/Guarantee.tsx';
import { Hero } from './sections/Hero.tsx';
import { IntroVideo } from './sections/IntroVideo.tsx';
import { LogoBar } from './sections/LogoBar.tsx';
import { Steps } from './sections/Steps.tsx';
import { Voices } from './sections/Voices.tsx';

interface HomePageProps {
  /** Address of the video host's player. */
  playerUrl: string;
  /** Where a lead goes on to, with what was typed as query parameters (LEAD-16), and who is told. */
  lead: ComponentProps<typeof Guarantee>['lead'];
}

/** Landing order: hero, intro video, features, how it works, testimonials (HOME-08). */
export function HomePage({ playerUrl, lead }: HomePageProps) {
  return (
    <>
      <Hero />
      <LogoBar />
      <IntroVideo playerUrl={playerUrl} />
      <FeatureCarousel />
      <Steps />
      <Grading />
      <Voices />
      <Guarantee lead={lead} />
      <Demo />
    </>
  );
}
