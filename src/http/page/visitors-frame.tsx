import type { ReactNode } from 'react';

import { Footer } from '../../ui/shell/Footer.tsx';
import { Header } from '../../ui/shell/Header.tsx';
import type { AppEnv } from '../context.ts';
import { footerPages, menu } from './navigation.ts';

interface VisitorsFrameProps {
  /** The page's canonical path. */
  path: string;
  canSignUp: boolean;
  /** Where the lead form that opens in a dialog leads to; none on pages that only link to the form. */
  dialogSignUpUrl: string | undefined;
  launcher: AppEnv['Variables']['launcher'];
  /** The content of <main>. */
  children: ReactNode;
}

export const VisitorsFrame = ({
  path,
  canSignUp,
  dialogSignUpUrl,
  launcher: Launcher,
  children,
}: VisitorsFrameProps) => (
  <>
    <Header
      menu={menu}
      path={path.split('?')[0] ?? ''}
      canSignUp={canSignUp}
      dialogSignUpUrl={dialogSignUpUrl}
    />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer {...footerPages} />
    <Launcher />
  </>
);
