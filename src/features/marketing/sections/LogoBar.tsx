import { Container } from '../../../ui/layout/Container.tsx';
import { clientLogos } from '../content/logos.ts';
import * as styles from './LogoBar.css.ts';

/** One round of the twenty; the second round, which closes the loop, is not read out again. */
function Round({ again = false }: { again?: boolean }) {
  return (
    <ul className={styles.round} {...(again ? { 'aria-hidden': true } : {})}>
      {clientLogos.map(({ name, logo, width }) => (
        <li key={name} className={styles.slot[name]}>
          {/* client/behaviors/image-fallback.ts puts the name there if the logo fails (LOGO-06). */}
          <img src={logo} alt={name} width={width} height={48} data-image-fallback="name" />
        </li>
      ))}
    </ul>
  );
}

/** The clients, going by at 90 px a second; stops under the pointer and by its button (LOGO-01…07). */
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
