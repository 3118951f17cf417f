import { useRef, useState } from 'react';

import { blogAdminApi } from '../../src/features/blog/admin/blog-admin.contract.ts';
import {
  siteApi,
  siteTexts,
  type SiteResponse,
} from '../../src/features/site-status/site-status.contract.ts';
import { texts } from '../../src/features/staff/staff.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { staffPages } from '../../src/shared/staff-pages.ts';
import type { Result } from '../../src/shared/result.ts';
import type { ApiFailure } from '../api/call.ts';
import { callAsStaff } from '../staff/shell/call-as-staff.ts';
import { useResource } from '../staff/list/use-resource.ts';
import { ConfirmDialog } from '../staff/shell/ConfirmDialog.tsx';
import { NamesPart } from '../staff/names/NamesPart.tsx';
import { NotificationsPart } from '../staff/site/NotificationsPart.tsx';
import { OperationsScreen } from '../staff/site/OperationsScreen.tsx';
import { PlaceholdersPart, StatementsPart } from '../staff/site/PlaceholderParts.tsx';
import { SessionsPart } from '../staff/site/SessionsPart.tsx';
import { DatabaseAlarm, LoadPart } from '../staff/site/StorageParts.tsx';
import { BlogPart, JobsPart, OutageLine, ProvidersPart } from '../staff/site/SiteParts.tsx';

type SiteScreenProps = {
  response: SiteResponse | null;
  time: DisplayTime;
};

/**
 * The site status: background jobs, providers, stored blog content, staff sessions.
 *
 * Why is this an island? Dropping content and ending sessions ask first and report in place; a
 * session that ends keeps staff where they are.
 */
export function SiteScreen({ response, time }: SiteScreenProps) {
  const status = useResource(siteApi.status, {}, { start: response, failed: siteTexts.failed });
  const [notice, setNotice] = useState('');
  const [isWorking, setWorking] = useState(false);
  const purging = useRef<HTMLDialogElement>(null);
  const endingOthers = useRef<HTMLDialogElement>(null);

  /** Changes something and reads everything again. @param done the outcome, in words */
  const act = async <Value,>(
    change: Promise<Result<Value, ApiFailure>>,
    done: (value: Value) => string,
  ) => {
    setNotice('');
    setWorking(true);
    const result = await change;
    if (result.ok) await status.read({});
    setWorking(false);
    setNotice(result.ok ? done(result.value) : result.error.error || texts.actionFailed);
  };

  const site = status.data;
  return (
    <OperationsScreen
      title="Site status"
      path={staffPages.site.path}
      resource={status}
      notice={notice}
    >
      {site ? (
        <>
          <DatabaseAlarm database={site.database} />
          <OutageLine blog={site.blog} time={time} />
          <JobsPart jobs={site.jobs} time={time} />
          <ProvidersPart providers={site.providers} time={time} />
          <LoadPart database={site.database} hours={site.hours} />
          <BlogPart
            blog={site.blog}
            time={time}
            isWorking={isWorking}
            onPurge={() => purging.current?.showModal()}
          />
          <NamesPart />
          <NotificationsPart notifications={site.notifications} time={time} />
          <SessionsPart
            sessions={site.sessions}
            time={time}
            isWorking={isWorking}
            onEnd={({ id }) =>
              void act(
                callAsStaff(siteApi.endSession, { params: { id } }),
                () => 'The session has ended.',
              )
            }
            onEndOthers={() => endingOthers.current?.showModal()}
          />
          <PlaceholdersPart placeholders={site.placeholders} />
          <StatementsPart statements={site.statements} />
        </>
      ) : null}
      <ConfirmDialog
        id="confirm-purge"
        dialogRef={purging}
        title="Drop all stored blog content?"
        text={`Every stored post, HTML file and cached page of the blog goes. The next visitor waits while ${site?.blog.provider ?? 'the content service'} is asked; HTML files come back with the next run.`}
        confirm="Drop them"
        onConfirm={() =>
          void act(callAsStaff(blogAdminApi.purge, {}), () => 'All stored blog content is gone.')
        }
      />
      <ConfirmDialog
        id="confirm-end-others"
        dialogRef={endingOthers}
        title="End all other sessions?"
        text="Everyone else who is signed in, you on other devices included, has to enter the password again. This session stays."
        confirm="End them"
        onConfirm={() =>
          void act(callAsStaff(siteApi.endOtherSessions, {}), ({ ended }) =>
            ended === 1 ? 'One session has ended.' : `${ended} sessions have ended.`,
          )
        }
      />
    </OperationsScreen>
  );
}
