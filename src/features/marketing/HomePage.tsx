import type { PageProps } from '../../http/page/define-pages.ts';
import { leadProps } from '../leads/leads.contract.ts';
import { Demo } from './sections/Demo.tsx';
import { FeatureCarousel } from './sections/FeatureCarousel.tsx';
import { Grading } from './sections/Grading.tsx';
import { Guarantee } from './sections/Guarantee.tsx';
import { Hero } from './sections/Hero.tsx';
import { IntroVideo } from './sections/IntroVideo.tsx';
import { LogoBar } from './sections/LogoBar.tsx';
import { Steps } from './sections/Steps.tsx';
import { Voices } from './sections/Voices.tsx';

/** The order of the sections is part of the specification (HOME-08). */
export function HomePage({ config }: PageProps) {
  return (
    <>
      <Hero />
      <LogoBar />
      <IntroVideo playerUrl={config.VIDEO_PLAYER_URL} />
      <FeatureCarousel />
      <Steps />
      <Grading />
      <Voices />
      <Guarantee lead={leadProps(config)} />
      <Demo />
    </>
  );
}
