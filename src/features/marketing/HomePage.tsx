import type { PageProps } from '../../http/page/define-pages.ts';
import { introVideoPlayer } from './intro-video.ts';
import { FeatureCarousel } from './sections/FeatureCarousel.tsx';
import { Guarantee } from './sections/Guarantee.tsx';
import { Hero } from './sections/Hero.tsx';
import { IntroVideo } from './sections/IntroVideo.tsx';
import { LogoBar } from './sections/LogoBar.tsx';
import { Steps } from './sections/Steps.tsx';
import { Testimonials } from './sections/Testimonials.tsx';

/** The order of the sections is part of the specification. */
export function HomePage({ config }: PageProps) {
  const signUpUrl = config.SIGN_UP_URL ?? '';
  return (
    <>
      <Hero signUpUrl={signUpUrl} />
      <LogoBar />
      <IntroVideo player={introVideoPlayer(config)} />
      <FeatureCarousel />
      <Steps />
      <Testimonials />
      <Guarantee signUpUrl={signUpUrl} />
    </>
  );
}
