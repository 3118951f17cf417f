import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { claims } from '../../../shared/content/claims.ts';
import { paths } from '../../../shared/paths.ts';
import {
  isMatched,
  ranking,
  stateAfter,
  stateFields,
  type DemoState,
} from '../../../shared/sample-search/demo-state.ts';
import {
  findRequirements,
  markedParts,
  MAX_JOB_LENGTH,
  MAX_WEIGHT,
} from '../../../shared/sample-search/read-job.ts';
import { SAMPLE_LABEL } from '../../../shared/sample-search/sample-role.ts';
import { sampleRoles } from '../../../shared/sample-search/sample-roles.ts';
import * as button from '../../../ui/Button/Button.css.ts';
import { CandidateRows } from '../../../ui/ProductWindow/CandidateRows.tsx';
import { ProductWindow } from '../../../ui/ProductWindow/ProductWindow.tsx';
import * as kit from '../../../ui/ProductWindow/ProductWindow.css.ts';
import { ResumePane } from '../../../ui/ProductWindow/ResumePane.tsx';
import { Ruler } from '../../../ui/ProductWindow/Ruler.tsx';
import { deal, isStill, moveOn, sort, topsOf } from './motion.ts';
import * as styles from './SampleSearch.css.ts';

type StateProps = { state: DemoState };

function Tabs({ state: { role }, open }: StateProps & { open: (id: string) => void }) {
  return (
    <nav className={styles.tabs} aria-label="Sample roles">
      {sampleRoles.map(({ id, title }) => (
        <a
          key={id}
          href={paths.demoRole(id)}
          className={styles.tab}
          data-replay=""
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            open(id);
          }}
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
        >{`Rank ${role.pile} resumes`}</button>
        {editing ? null : (
          <button type="submit" name="do" value="edit" className={kit.textButton}>
            Paste your own
          </button>
        )}
      </div>
    </div>
  );
}

/** Attributes of WebMCP, which React’s types do not know yet. */
const FOR_AGENTS = {
  toolname: 'sample_search',
  tooldescription: 'Ranks sample candidates against a job description. Nothing is stored',
};

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
              aria-disabled={isEnd ? 'true' : undefined}
              aria-label={`${label} counts ${verb}, now ${weight} of ${MAX_WEIGHT}`}
            >
              {sign}
            </button>
          );
          return (
            <li key={id} className={styles.requirement}>
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
 * The demo: one form, whose fields are its state, and what it is. Why is this an island? It does in place
 * what the form would have the Worker do, by the same code of src/shared/sample-search.
 * @param posted the form as it was posted, or only its role
 */
export function SampleSearch({ posted }: { posted: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => stateAfter(new URLSearchParams(posted)));

  const act = (action: string) => {
    if (!form.current) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') fields.append(name, value);
    fields.set('do', action);
    const next = stateAfter(fields);
    const before = topsOf(form.current);
    flushSync(() => setState(next));
    const [verb = ''] = action.split(':');
    moveOn(form.current, verb, next.editing);
    if (isStill()) return;
    if (verb === 'rank' && !next.editing) deal(form.current);
    else sort(before);
  };

  const submit = (event: SubmitEvent) => {
    const { submitter } = event.nativeEvent;
    // The way to the contact form is a post.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'do') return;
    event.preventDefault();
    act(submitter.value);
  };

  const { role, text, editing, names, shown, status } = state;
  const ranked = isMatched(state) ? ranking(state) : [];
  const open = ranked.find(({ candidate }) => candidate.number === shown);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={`${paths.demo}#search`}
        id="search"
        data-sample-search=""
        {...FOR_AGENTS}
        onSubmit={submit}
      >
        {Object.entries(stateFields(state)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {editing ? null : <input type="hidden" name="text" value={text} />}
        <Tabs state={state} open={(id) => act(`role:${id}`)} />
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
                    <button type="submit" name="do" value="names" className={kit.textButton}>
                      {names ? 'Hide names' : 'Reveal after scoring'}
                    </button>
                  </div>
                  {ranked.length === 0 ? <p className={styles.empty}>Nothing to rank.</p> : null}
                  <CandidateRows ranked={ranked} shown={shown} names={names} interactive />
                </section>
                <section className={styles.why} aria-label="The reasons">
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
              formAction={paths.contactAbout('Demo Request')}
              className={`${button.variant.secondary} ${button.size.small}`}
            >
              Schedule a Demo
            </button>
          </div>
        </ProductWindow>
      </form>
      <p className={styles.caption}>
        {`${SAMPLE_LABEL}; your search reads over ${claims.profiles} profiles.`}
      </p>
    </>
  );
}
