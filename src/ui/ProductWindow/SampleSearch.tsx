import { paths } from '../../shared/paths.ts';
import {
  isMatched,
  ranking,
  stateFields,
  type DemoState,
} from '../../shared/sample-search/demo-state.ts';
import {
  findRequirements,
  markedParts,
  MAX_JOB_LENGTH,
  MAX_WEIGHT,
} from '../../shared/sample-search/read-job.ts';
import { sampleRoles } from '../../shared/sample-search/sample-roles.ts';
import * as button from '../Button/Button.css.ts';
import { CandidateRows } from './CandidateRows.tsx';
import { ProductWindow } from './ProductWindow.tsx';
import * as kit from './ProductWindow.css.ts';
import { ResumePane } from './ResumePane.tsx';
import { Ruler } from './Ruler.tsx';
import * as styles from './SampleSearch.css.ts';

type StateProps = { state: DemoState };

function Tabs({ state: { role } }: StateProps) {
  return (
    <nav className={styles.tabs} aria-label="Sample roles">
      {sampleRoles.map(({ id, title }) => (
        <a
          key={id}
          data-key={id}
          href={paths.demoRole(id)}
          className={styles.tab}
          data-action="demo"
          data-demo-do={`role:${id}`}
          aria-current={id === role.id ? 'true' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

function JobDescription({ state }: StateProps) {
  const { role, text, editing } = state;
  return (
    <div className={styles.text}>
      <h3 className={kit.label}>
        {editing ? <label htmlFor="demo-text">Your job description</label> : 'The job description'}
      </h3>
      {editing ? (
        <textarea
          id="demo-text"
          name="text"
          className={styles.area}
          maxLength={MAX_JOB_LENGTH}
          defaultValue={text}
        />
      ) : (
        <p className={styles.ad}>
          {markedParts(text, findRequirements(text, role)).map((part) =>
            part.mark ? (
              <mark key={part.mark.start} className={kit.mark}>
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </p>
      )}
      {isMatched(state) ? null : (
        <p className={styles.notice}>
          {`Nothing in this text matches the sample data, which knows three roles: ${sampleRoles.map(({ title }) => title.toLowerCase()).join(', ')}. Take the text to a demo, or edit it.`}
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="submit"
          name="do"
          value="rank"
          className={`${button.variant.primary} ${button.size.small}`}
          data-key="rank"
          data-action="demo"
        >{`Rank ${role.pile} resumes`}</button>
        {editing ? null : (
          <button
            type="submit"
            name="do"
            value="edit"
            className={kit.textButton}
            data-action="demo"
          >
            Paste your own
          </button>
        )}
      </div>
    </div>
  );
}

const kindOf = (weight: number): string =>
  ['Off', 'Nice', 'Should', 'Should', 'Must', 'Must'][weight] ?? '';

function Requirements({ state: { role, weights } }: StateProps) {
  return (
    <div>
      <h3 className={kit.label}>What it asks for</h3>
      <ul className={styles.requirements}>
        {role.requirements.map(({ id, label }) => {
          const weight = weights[id] ?? 0;
          const change = (verb: 'less' | 'more', sign: string, isEnd: boolean) => (
            <button
              type="submit"
              name="do"
              value={`${verb}:${id}`}
              className={styles.weightButton}
              data-action="demo"
              aria-disabled={isEnd ? 'true' : undefined}
              aria-label={`${label} counts ${verb}, now ${weight} of ${MAX_WEIGHT}`}
            >
              {sign}
            </button>
          );
          return (
            <li key={id} data-key={id} className={styles.requirement}>
              <span className={weight === 0 ? styles.off : undefined}>{label}</span>
              <span className={kit.quiet}>{kindOf(weight)}</span>
              <span className={styles.weight}>
                {change('less', '−', weight === 0)}
                <Ruler percent={(weight * 100) / MAX_WEIGHT} isSetting />
                {change('more', '+', weight === MAX_WEIGHT)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * The demo: one form, which the Worker handles and client/demo changes in place, both with the code of
 * src/shared/sample-search. No hooks and few imports: the browser renders it without React, within 12 KB.
 */
export function SampleSearch({ state }: StateProps) {
  const { role, text, editing, names, shown, status } = state;
  const ranked = isMatched(state) ? ranking(state) : [];
  const open = ranked.find(({ candidate }) => candidate.number === shown);
  return (
    <form method="post" action={`${paths.demo}#search`} id="search" data-sample-search="">
      {Object.entries(stateFields(state)).map(([name, value]) => (
        <input key={name} data-key={name} type="hidden" name={name} value={value} />
      ))}
      {editing ? null : <input data-key="text" type="hidden" name="text" value={text} />}
      <Tabs state={state} />
      <ProductWindow role={role} listed={ranked.length}>
        <div className={styles.paneBox}>
          <div className={styles.panes}>
            <section className={styles.job} aria-label="The job">
              <JobDescription state={state} />
              <Requirements state={state} />
            </section>
            <div className={styles.pair}>
              <section className={styles.list} aria-label="The shortlist">
                <div className={styles.listHead}>
                  <h3 className={kit.label}>Shortlist</h3>
                  <button
                    type="submit"
                    name="do"
                    value="names"
                    className={kit.textButton}
                    data-action="demo"
                  >
                    {names ? 'Hide names' : 'Reveal after scoring'}
                  </button>
                </div>
                {ranked.length === 0 ? <p className={styles.empty}>Nothing to rank.</p> : null}
                <CandidateRows ranked={ranked} shown={shown} names={names} interactive />
              </section>
              <section className={styles.why} aria-label="The reasons" data-demo-why="">
                {open ? <ResumePane role={role} scored={open} names={names} interactive /> : null}
              </section>
            </div>
          </div>
        </div>
        <div className={styles.foot}>
          <p className={styles.status} role="status">
            {status}
          </p>
          <button
            type="submit"
            formAction={paths.contactFromDemo}
            className={`${button.variant.secondary} ${button.size.small}`}
          >
            Schedule a Demo
          </button>
        </div>
      </ProductWindow>
    </form>
  );
}
