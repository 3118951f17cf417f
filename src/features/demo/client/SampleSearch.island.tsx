import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
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

/** What of the state no control shows. */
function HiddenFields({ state }: StateProps) {
  return (
    <>
      {Object.entries(stateFields(state)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.editing ? null : <input type="hidden" name="text" value={state.text} />}
    </>
  );
}

function Tabs({ state, open }: StateProps & { open: (id: string) => void }) {
  const { role, text, editing } = state;
  const isOwn = editing || text !== role.ad;
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
          aria-current={id === role.id && !isOwn ? 'true' : undefined}
        >
          {title}
        </a>
      ))}
      <button
        type="submit"
        name="do"
        value="edit"
        className={styles.tab}
        aria-current={isOwn ? 'true' : undefined}
      >
        Your job
      </button>
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
      {editing ? (
        <div className={styles.actions}>
          <button
            type="submit"
            name="do"
            value="rank"
            className={`${button.variant.primary} ${button.size.small}`}
          >
            Rank the sample resumes
          </button>
        </div>
      ) : null}
    </div>
  );
}

const kindOf = (weight: number): string =>
  ['Off', 'Nice', 'Should', 'Should', 'Must', 'Must'][weight] ?? '';

function Requirements({ state: { role, weights } }: StateProps) {
  return (
    <div className={styles.counts}>
      <h3 className={styles.countsHead}>What counts</h3>
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
    </div>
  );
}

interface RatedProps extends StateProps {
  /** Of the whole pile, in the order of its sheets. */
  ratings: readonly number[];
}

function Pile({ state: { role, line }, ratings }: RatedProps) {
  return (
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
  );
}

function Shortlist({ state, ratings }: RatedProps) {
  const { role, names, line } = state;
  const ranked = isMatched(state) ? ranking(state) : [];
  const chosen = ranked.filter(({ tenths }) => tenths >= line);
  const others = ratings.filter((tenths) => tenths >= line).length - chosen.length;
  const shown = ranked.find(({ candidate }) => candidate.number === state.shown);
  // The open resume stays when the line or its rating moves.
  const listed = shown && shown.tenths < line ? [...chosen, shown] : chosen;
  return (
    <section className={`${styles.list} ${kit.oneMark}`} aria-label="The shortlist">
      <div className={styles.listHead}>
        <h3 className={kit.label}>Shortlist</h3>
        <button type="submit" name="do" value="names" className={kit.textButton}>
          {names ? 'Hide names' : 'Show names'}
        </button>
      </div>
      {chosen.length + others === 0 ? (
        <p className={styles.empty}>Nobody. Move the line left.</p>
      ) : null}
      <CandidateRows ranked={listed} shown={state.shown} names={names} line={line}>
        {shown ? <ResumePane role={role} scored={shown} names={names} interactive /> : null}
      </CandidateRows>
      {others > 0 ? <p className={styles.empty}>{`And ${others} more of the pile.`}</p> : null}
    </section>
  );
}

function Job({ state }: StateProps) {
  return (
    <section className={styles.job} aria-label="The job">
      <Requirements state={state} />
      <JobDescription state={state} />
    </section>
  );
}

function Foot({ state: { status } }: StateProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.status} role="status">
        {status}
      </p>
      <button
        type="submit"
        formAction={paths.contactAbout('Demo Request')}
        className={`${button.variant.secondary} ${button.size.small}`}
      >
        Send this job to a recruiter
      </button>
    </div>
  );
}

/** The fields of the form, with what a button asks for. */
function fieldsOf(form: HTMLFormElement, action: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value);
  fields.set('do', action);
  return fields;
}

/** Once moved, a slider ignores its attribute, which another role or text changes. */
function resetSliders(form: HTMLFormElement): void {
  for (const slider of form.querySelectorAll<HTMLInputElement>('[name=weights]'))
    slider.value = slider.defaultValue;
}

/** The text that is edited anew is replaced by what is typed. */
function focusText(form: HTMLFormElement, action: 'edit' | 'rank'): void {
  const area = form.querySelector('textarea');
  area?.focus();
  if (action === 'edit') area?.select();
}

function useMovedSheets(form: RefObject<HTMLFormElement | null>, ratings: readonly number[]): void {
  const shownRatings = useRef(ratings);
  useLayoutEffect(() => {
    if (form.current) moveSheets(form.current, shownRatings.current, ratings);
    shownRatings.current = ratings;
  });
}

/** What agents call it. */
const TOOL = {
  toolname: 'sample_search',
  tooldescription: 'Ranks samples by a job description',
};

/** The state of the demo, in a form that has all of it. @param posted the form as it was posted */
function useDemo(posted: string) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => stateAfter(new URLSearchParams(posted)));
  const ratings = pileOf(state);

  /** Does what a button or a field asks for; '' for what the fields say. */
  const act = (action: string) => {
    if (!form.current) return;
    const next = stateAfter(fieldsOf(form.current, action));
    const staysInOrder = action === 'edit' || isStill();
    const before = staysInOrder ? undefined : topsOf(form.current);
    flushSync(() => setState(next));
    resetSliders(form.current);
    if (action === 'edit' || (action === 'rank' && next.editing)) focusText(form.current, action);
    if (!before) return;
    sort(before);
    if (action === 'rank') mark(form.current);
  };

  // The visitor may have moved a slider before the code was there. Within an effect nothing can be flushed.
  const readFields = useEffectEvent(() => act(''));
  useEffect(() => queueMicrotask(() => readFields()), []);

  useMovedSheets(form, ratings);
  return { form, state, ratings, act };
}

/**
 * The demo: one form, whose fields are its state, and what it is. Why is this an island? It does in place
 * what the form would have the Worker do, by the same code of src/shared/sample-search.
 * @param posted the form as it was posted, or only its role
 */
export function SampleSearch({ posted }: { posted: string }) {
  const { form, state, ratings, act } = useDemo(posted);

  const submit = (event: SubmitEvent) => {
    const { submitter } = event.nativeEvent;
    // The way to the contact form is a post.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'do') return;
    event.preventDefault();
    const action = submitter.value;
    // A phone opens its keyboard only for a field that gets the focus within the press.
    if (action === 'edit' && matchMedia('(pointer: coarse)').matches) act(action);
    else afterPaint(() => act(action));
  };

  return (
    <>
      <form
        ref={form}
        method="post"
        action={`${paths.demo}#search`}
        id="search"
        data-sample-search=""
        {...TOOL}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) afterPaint(() => act(target.name));
        }}
        onSubmit={submit}
      >
        <HiddenFields state={state} />
        <Tabs state={state} open={(id) => afterPaint(() => act(`role:${id}`))} />
        <div className={kit.frame}>
          <Pile state={state} ratings={ratings} />
          <div className={styles.paneBox}>
            <div className={styles.panes}>
              <Shortlist state={state} ratings={ratings} />
              <Job state={state} />
            </div>
            <Foot state={state} />
          </div>
        </div>
      </form>
      <p className={styles.caption}>
        {`${SAMPLE_LABEL}; your search has the analysis of over ${claims.profiles} profiles.`}
      </p>
    </>
  );
}
