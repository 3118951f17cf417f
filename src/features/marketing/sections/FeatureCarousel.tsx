import { Carousel } from '../../../ui/Carousel/Carousel.tsx';
import { figure as figureType } from '../../../ui/Figures/Figures.css.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import * as section from '../../../ui/Section/Section.css.ts';
import { site } from '../../../shared/content/site.ts';
import { carouselCards, type CarouselCard } from '../content/carousel-cards.ts';
import * as styles from './FeatureCards.css.ts';

function Feature({ figure, title, description, icon, color }: CarouselCard) {
  return (
    <article className={styles.card[color]}>
      <div className={styles.top}>
        <p className={`${figureType} ${styles.figure}`}>{figure}</p>
        <Icon icon={icon} size={28} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
    </article>
  );
}

/** 3 cards, 2 below 1024 px, 1 below 600 px. */
export function FeatureCarousel() {
  return (
    <section className={section.ground.paper} aria-labelledby="features">
      <Container>
        <div className={section.head}>
          <h2 id="features" className={section.heading.standard}>
            {`What ${site.brand} does`}
          </h2>
        </div>
        <Carousel
          label="Features"
          show="three"
          delayMs={5000}
          speedMs={500}
          slides={carouselCards.map((card) => ({
            key: card.title,
            content: <Feature {...card} />,
          }))}
        />
      </Container>
    </section>
  );
}
