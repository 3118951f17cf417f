import { Probe } from '../../../client/islands/Probe.island.tsx';
import { Island } from '../../http/island.tsx';
import * as styles from './HomePage.css.ts';

export function HomePage() {
  return (
    <>
      <h1 className={styles.headline}>AI-Based Recruitment Assistant</h1>
      <Island name="Probe" component={Probe} when="interaction" props={{ start: 3 }} />
    </>
  );
}
