import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { retryOnce } from '../../../../client/shared/stale-chunk.ts';

/**
 * Links to the form's page open it in a dialog instead, wherever they stand. Its code loads with the
 * first touch of one; if it does not come, the browser follows the link.
 */
export function startLeadLinks(): void {
  const linkOf = ({ target }: Event) =>
    (target as Element).closest<HTMLAnchorElement>('[data-sign-up-url]');
  const load = () => import('./open-lead-dialog.tsx');
  document.addEventListener('pointerdown', (event) => {
    // The click says whether it failed.
    if (linkOf(event)) load().catch(() => undefined);
  });
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    retryOnce(load).then(
      ({ openLeadDialog }) => openLeadDialog(link),
      () => location.assign(link.href),
    );
  });
}
