import type { ReactNode } from 'react';

import { Footer } from '../../ui/shell/Footer.tsx';
import { Header } from '../../ui/shell/Header.tsx';
import type { AppEnv } from '../context.ts';
import { footerPages, menu } from './navigation.ts';

interface VisitorsFrameProps {
  /** The page's canonical path. */
  path: string;
  canSignUp: boolean;
  launcher: AppEnv['Variables']['launcher'];
  /** The content of <main>. */
  children: ReactNode;
}

export const VisitorsFrame = ({
  path,
  canSignUp,
  launcher: Launcher,
  children,
}: VisitorsFrameProps) => (
  <>
    <Header menu={menu} path={path.split('?')[0] ?? ''} canSignUp={canSignUp} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer {...footerPages} />
    <Launcher />
  </>
);
