import { Section } from '../../../ui/Section/Section.tsx';
import { TestimonialCarousel } from '../../../ui/TestimonialCarousel/TestimonialCarousel.tsx';

/** The carousel of /testimonials (HOME-08, HOME-30). */
export function Testimonials() {
  return (
    <Section id="testimonials" heading="What clients say">
      <TestimonialCarousel />
    </Section>
  );
}
