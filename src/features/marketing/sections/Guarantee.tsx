import { site } from '../../../shared/site.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { backing, claims, firmStatistics, guaranteeText } from '../../../shared/claims.ts';
import * as styles from './Guarantee.css.ts';
import * as section from '../../../ui/Section/Section.css.ts';

/** What happens if nobody is hired, and who stands behind it (HOME-09, CLM-08 to CLM-12). */
export function Guarantee() {
  return (
    <section className={section.ground.folder} aria-labelledby="guarantee">
      <Container width="wide">
        <div className={styles.card}>
          <p className={styles.credit}>{claims.credit}</p>
          <div className={styles.words}>
            <h2 id="guarantee">No hire? The hiring guarantee pays.</h2>
            <p className={styles.text}>{guaranteeText}</p>
          </div>
        </div>
        <div className={styles.proof}>
          <p className={styles.backing}>
            {`A ${claims.hireRate} hire rate and ${claims.yearsOfSuccess} years of success, backed by ${site.firm.name}, ${backing}.`}
          </p>
          <dl className={styles.tiles}>
            {firmStatistics.map(({ figure, says }) => (
              <div key={says} className={styles.tile}>
                <dt className={styles.says}>{says}</dt>
                <dd className={styles.figure}>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
