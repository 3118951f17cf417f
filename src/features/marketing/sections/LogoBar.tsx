import { Container } from '../../../ui/layout/Container.tsx';
import { clientLogos, LOGO_HEIGHT, logoId, LOGOS_FILE } from '../content/logos.ts';
import * as styles from './LogoBar.css.ts';

function Logos() {
  return (
    <ul className={styles.round}>
      {clientLogos.map((client) => (
        <li key={client.name} className={styles.slot[client.name]}>
          {/* client/behaviors/image-fallback.ts shows the name if the file fails. */}
          <img
            src={`${LOGOS_FILE}#${logoId(client)}`}
            alt={client.name}
            width={client.width}
            height={LOGO_HEIGHT}
            // After what is read first: the names are no help in the first second.
            fetchPriority="low"
            className={styles.logo}
            data-image-fallback="name"
          />
        </li>
      ))}
    </ul>
  );
}

/**
 * Moves 90 px a second, once a script has closed its round (client/behaviors/logo-round.ts); pauses on
 * hover and by its button.
 */
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
          <Logos />
        </div>
      </div>
    </section>
  );
}
