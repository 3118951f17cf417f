import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';

import { afterPaint } from '../../../../client/shared/after-paint.ts';
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
import { pileOf } from '../../../shared/sample-search/pile.ts';
import {
  findRequirements,
  markedParts,
  MAX_JOB_LENGTH,
  MAX_WEIGHT,
} from '../../../shared/sample-search/read-job.ts';
import { SAMPLE_LABEL } from '../../../shared/sample-search/sample-role.ts';
import { sampleRoles } from '../../../shared/sample-search/sample-roles.ts';
import * as button from '../../../ui/Button/Button.css.ts';
import { Landscape } from '../../../ui/Landscape/Landscape.tsx';
import { CandidateRows } from '../../../ui/ProductWindow/CandidateRows.tsx';
import * as kit from '../../../ui/ProductWindow/ProductWindow.css.ts';
import { ResumePane } from '../../../ui/ProductWindow/ResumePane.tsx';
import { isStill, mark, moveSheets, sort, topsOf } from './motion.ts';
import * as styles from './SampleSearch.css.ts';

type StateProps = { state: DemoState };

/** React draws a role's sheets once; after that they move (move-line.ts, motion.ts). */
const DrawnOnce = memo(Landscape, () => true);

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
              <mark key={part.mark.start} className={styles.asked}>
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
        {editing ? (
          <button
            type="submit"
            name="do"
            value="rank"
            className={`${button.variant.primary} ${button.size.small}`}
          >
            Rank the sample resumes
          </button>
        ) : (
          <button type="submit" name="do" value="edit" className={kit.textButton}>
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
      <h3 className={kit.label}>What counts</h3>
      <ul className={styles.requirements}>
        {role.requirements.map(({ id, label }) => {
          const weight = weights[id] ?? 0;
          return (
            <li key={id}>
              <label className={styles.requirement}>
                <span>{label}</span>
                <input
                  type="range"
                  name="weights"
                  className={styles.weight}
                  max={MAX_WEIGHT}
                  defaultValue={weight}
                  aria-valuetext={`${kindOf(weight)}, ${weight} of ${MAX_WEIGHT}`}
                />
                <span className={kit.quiet}>{kindOf(weight)}</span>
              </label>
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
  const ratings = pileOf(state);
  const shownRatings = useRef(ratings);

  const act = (action: string) => {
    if (!form.current) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') fields.append(name, value);
    fields.set('do', action);
    const next = stateAfter(fields);
    const before = topsOf(form.current);
    flushSync(() => setState(next));
    // Once moved, a slider ignores its attribute, which another role or text changes.
    for (const slider of form.current.querySelectorAll<HTMLInputElement>('[name=weights]'))
      slider.value = slider.defaultValue;
    if (action === 'edit' || (action === 'rank' && next.editing)) {
      const area = form.current.querySelector('textarea');
      area?.focus();
      if (action === 'edit') area?.select();
    }
    if (isStill()) return;
    sort(before);
    if (action === 'rank') mark(form.current);
  };

  // The visitor may have moved a slider before the code was there.
  const readFields = useEffectEvent(() => act(''));
  useEffect(() => readFields(), []);

  useLayoutEffect(() => {
    if (form.current) moveSheets(form.current, shownRatings.current, ratings);
    shownRatings.current = ratings;
  });

  const submit = (event: SubmitEvent) => {
    const { submitter } = event.nativeEvent;
    // The way to the contact form is a post.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'do') return;
    event.preventDefault();
    const action = submitter.value;
    // A phone opens its keyboard only for a field that gets the focus within the press.
    if (action === 'edit') act(action);
    else afterPaint(() => act(action));
  };

  const { role, text, editing, names, line, status } = state;
  const ranked = isMatched(state) ? ranking(state) : [];
  const chosen = ranked.filter(({ tenths }) => tenths >= line);
  const others = ratings.filter((tenths) => tenths >= line).length - chosen.length;
  const shown = ranked.find(({ candidate }) => candidate.number === state.shown);
  // The open resume stays when the line or its rating moves.
  const listed = shown && shown.tenths < line ? [...chosen, shown] : chosen;
  return (
    <>
      <form
        ref={form}
        method="post"
        action={`${paths.demo}#search`}
        id="search"
        data-sample-search=""
        {...{ toolname: 'sample_search', tooldescription: 'Ranks samples by a job description' }}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) afterPaint(() => act(target.name));
        }}
        onSubmit={submit}
      >
        {Object.entries(stateFields(state)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {editing ? null : <input type="hidden" name="text" value={text} />}
        <Tabs state={state} open={(id) => afterPaint(() => act(`role:${id}`))} />
        <div className={kit.frame}>
          <div className={styles.landscape}>
            <DrawnOnce
              key={role.id}
              ratings={ratings}
              line={line}
              aside={
                <p className={kit.quiet}>
                  {`${role.pile} resumes for a ${role.title.toLowerCase()} in ${role.city}.`}
                </p>
              }
            />
          </div>
          <div className={styles.paneBox}>
            <div className={styles.panes}>
              <section className={`${styles.list} ${kit.oneMark}`} aria-label="The shortlist">
                <div className={styles.listHead}>
                  <h3 className={kit.label}>Right of the line</h3>
                  <button type="submit" name="do" value="names" className={kit.textButton}>
                    {names ? 'Hide names' : 'Show names'}
                  </button>
                </div>
                {chosen.length + others === 0 ? (
                  <p className={styles.empty}>Nobody. Move the line to the left.</p>
                ) : null}
                <CandidateRows ranked={listed} shown={state.shown} names={names} line={line}>
                  {shown ? (
                    <ResumePane role={role} scored={shown} names={names} interactive />
                  ) : null}
                </CandidateRows>
                {others > 0 ? (
                  <p className={styles.empty}>{`And ${others} more of the pile.`}</p>
                ) : null}
              </section>
              <section className={styles.job} aria-label="The job">
                <Requirements state={state} />
                <JobDescription state={state} />
                <noscript>
                  <button
                    type="submit"
                    name="do"
                    value="weights"
                    className={`${button.variant.secondary} ${button.size.small}`}
                  >
                    Apply
                  </button>
                </noscript>
              </section>
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
        </div>
      </form>
      <p className={styles.caption}>
        {`${SAMPLE_LABEL}; your search reads over ${claims.profiles} profiles.`}
      </p>
    </>
  );
}
