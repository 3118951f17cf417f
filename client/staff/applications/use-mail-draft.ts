import { useEffect, useState, type RefObject } from 'react';

import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  decisionMailApi,
  mailTexts,
} from '../../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import type { DecisionChoice } from '../../../src/features/affiliates/review/review.contract.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';
import type { MailDraft } from './MailDialog.tsx';

/** The decision that is written in the dialog; the texts are read when it opens, as others change them. */
export function useMailDraft(dialog: RefObject<HTMLDialogElement | null>) {
  const [draft, setDraft] = useState<MailDraft | null>(null);
  const [problem, setProblem] = useState('');

  // Opened once it has content, so that the focus finds its first field.
  useEffect(() => {
    if (draft && !dialog.current?.open) dialog.current?.showModal();
  }, [dialog, draft]);

  const write = (targets: readonly ApplicationRow[], name: DecisionChoice['name']) => {
    setProblem('');
    const read = async () => {
      const found = await callAsStaff(decisionMailApi.templates, {});
      if (!found.ok) return setProblem(found.error.error || mailTexts.failed);
      const { templates, can_send: canSend } = found.value;
      setDraft({ targets, name, templates, canSend });
    };
    void read();
  };

  return { draft, problem, write, close: () => setDraft(null) };
}
