import { useRef, useState } from 'react';

import {
  texts,
  type SiteResponse,
  type DisplayTime,
} from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { staffSend } from '../staff/shell/api.ts';
import { BlogCopiesPart, JobsPart, OutageLine, ProvidersPart } from '../staff/site/SiteParts.tsx';
import { ConfirmDialog } from '../staff/shell/ConfirmDialog.tsx';
import { OperationsScreen } from '../staff/site/OperationsScreen.tsx';
import { SessionsPart } from '../staff/site/SessionsPart.tsx';
import { useStaffRead } from '../staff/list/use-staff-read.ts';

type SiteScreenProps = {
  answer: SiteResponse | null;
  time: DisplayTime;
};

/**
 * The site's state: background work, third parties, kept blog copies, staff sessions.
 *
 * Why is this an island? Dropping copies and ending sessions are asked about first and answered in
 * place; a session that ends must not cost staff the page.
 */
export function SiteScreen({ answer, time }: SiteScreenProps) {
  const read = useStaffRead<SiteResponse>({
    api: '/api/admin/site',
    start: answer,
    failed: texts.siteFailed,
  });
  const [notice, setNotice] = useState('');
  const [isWorking, setWorking] = useState(false);
  const purging = useRef<HTMLDialogElement>(null);
  const endingOthers = useRef<HTMLDialogElement>(null);

  /** Does something and reads everything again. @param done says what came of it */
  const act = async (
    method: 'POST' | 'DELETE',
    path: string,
    done: (answer: { ended?: number } | null) => string,
  ) => {
    setNotice('');
    setWorking(true);
    const sent = await staffSend<{ ended?: number } | null>(method, path, {}, texts.actionFailed);
    if (sent.ok) await read.refresh();
    setWorking(false);
    setNotice(sent.ok ? done(sent.value) : sent.error.text);
  };

  const site = read.answer;
  return (
    <OperationsScreen
      title="The site’s state"
      page={paths.adminSite}
      read={read}
      notice={notice}
      timeZone={time.timeZone}
    >
      {site ? (
        <>
          <OutageLine blog={site.blog} time={time} />
          <JobsPart jobs={site.jobs} time={time} />
          <ProvidersPart providers={site.providers} time={time} />
          <BlogCopiesPart
            blog={site.blog}
            time={time}
            isWorking={isWorking}
            onPurge={() => purging.current?.showModal()}
          />
          <SessionsPart
            sessions={site.sessions}
            time={time}
            isWorking={isWorking}
            onEnd={({ id }) =>
              void act('DELETE', `/api/admin/sessions/${id}`, () => 'The session has ended.')
            }
            onEndOthers={() => endingOthers.current?.showModal()}
          />
        </>
      ) : null}
      <ConfirmDialog
        id="confirm-purge"
        dialogRef={purging}
        title="Drop all kept blog copies?"
        text="Every kept post, HTML file and cached page of the blog goes. The next visitor waits while StoryChief is asked; HTML files come back with the next run."
        confirm="Drop them"
        onConfirm={() =>
          void act('POST', '/api/admin/blog/purge', () => 'All kept copies of the blog are gone.')
        }
      />
      <ConfirmDialog
        id="confirm-end-others"
        dialogRef={endingOthers}
        title="End all other sessions?"
        text="Everyone else who is signed in, you on other devices included, has to enter the password again. This session stays."
        confirm="End them"
        onConfirm={() =>
          void act('DELETE', '/api/admin/sessions', (done) =>
            done?.ended === 1
              ? 'One session has ended.'
              : `${done?.ended ?? 0} sessions have ended.`,
          )
        }
      />
    </OperationsScreen>
  );
}
