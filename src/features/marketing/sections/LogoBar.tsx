import { Container } from '../../../ui/layout/Container.tsx';
import { clientLogos } from '../content/logos.ts';
import * as styles from './LogoBar.css.ts';

/** All logos once. The second round, which closes the loop, is hidden from screen readers. */
function Round({ again = false }: { again?: boolean }) {
  return (
    <ul className={styles.round} {...(again ? { 'aria-hidden': true } : {})}>
      {clientLogos.map(({ name, logo, width }) => (
        <li key={name} className={styles.slot[name]}>
          {/* client/behaviors/image-fallback.ts shows the name if the logo fails (LOGO-06). */}
          <img
            src={logo}
            alt={name}
            width={width}
            height={48}
            className={styles.logo}
            data-image-fallback="name"
          />
        </li>
      ))}
    </ul>
  );
}

/** Moves 90 px a second; pauses on hover and by its button (LOGO-01 to LOGO-07). */
export function LogoBar() {
  return (
    <section className={styles.root} aria-labelledby="clients" data-logo-bar="">
      <Container>
        <div className={styles.head}>
          <h2 id="clients" className={styles.title}>
            Trusted by Industry Leaders
          </h2>
          <input type="checkbox" className={styles.pause} aria-label="Pause the moving logos" />
        </div>
      </Container>
      <div className={styles.view}>
        <div className={styles.track}>
          <Round />
          <Round again />
        </div>
      </div>
    </section>
  );
}
