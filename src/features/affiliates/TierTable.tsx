import * as styles from './TierTable.css.ts';
import { TIERS } from './affiliates.contract.ts';

interface TierTableProps {
  className: string;
  caption?: { className: string; text: string };
  /** Whether the highest commission is marked. */
  isMarked?: boolean;
}

/** What a sale earns, by referrals per month. */
export function TierTable({ className, caption, isMarked = false }: TierTableProps) {
  return (
    <div className={styles.box}>
      <table className={`${className} ${styles.table}`}>
        {caption ? <caption className={caption.className}>{caption.text}</caption> : null}
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Referrals per month</th>
            <th scope="col">Commission</th>
          </tr>
        </thead>
        <tbody>
          {TIERS.map(({ name, referrals, commission }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{referrals}</td>
              <td>
                {isMarked && index === TIERS.length - 1 ? (
                  <strong>{commission}</strong>
                ) : (
                  commission
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
