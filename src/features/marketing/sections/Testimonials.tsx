import { Section } from '../../../ui/Section/Section.tsx';
import { TestimonialCarousel } from '../../../ui/TestimonialCarousel/TestimonialCarousel.tsx';

export function Testimonials() {
  return (
    <Section id="testimonials" heading="What clients say">
      <TestimonialCarousel />
    </Section>
  );
}
