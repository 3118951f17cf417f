import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import type { PageProps } from '../../http/page/define-pages.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Frame } from '../../ui/Frame/Frame.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { SignUpReasons } from './SignUpReasons.tsx';
import * as styles from './SignUpPage.css.ts';

const FORM_HEIGHT = 560;

/** Shown instead of the form by client/third-parties/sign-up-frame.ts. */
function Instead({ part, title, children }: { part: string; title: string; children: ReactNode }) {
  return (
    <div className={styles.instead} data-sign-up-part={part} hidden>
      <h2 className={styles.insteadTitle}>{title}</h2>
      {children}
    </div>
  );
}

function Form({ url }: { url: string }) {
  return (
    <div data-sign-up="" aria-live="polite">
      <div className={styles.form} data-sign-up-part="frame">
        <Frame
          src={url}
          title="Sign-up form"
          height={FORM_HEIGHT}
          loading="The form is loading."
          drawing="form"
          plain
        />
        <p className={styles.aside}>
          This form comes from another site, which gets what you fill in, and the name and email
          that you left here before. It sees your IP address.{' '}
          <a href={site.legal.privacy}>Privacy policy</a>
        </p>
        <p className={styles.aside}>
          Is the form not showing?{' '}
          <a href={url} target="_blank" rel="noopener">
            Open it in a tab of its own
          </a>
          .
        </p>
      </div>
      <Instead part="failed" title="Unable to load the sign-up form">
        <p>Its server did not answer. Try again, or open the form in a tab of its own.</p>
        <div className={styles.ways}>
          <Button href={url} target="_blank">
            Open in New Tab
          </Button>
          <Button href="" variant="secondary">
            Try again
          </Button>
        </div>
        <p className={styles.aside}>
          Still nothing? Call <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>, or{' '}
          <a href={paths.contactAbout('Sign-up')}>write to us</a>.
        </p>
      </Instead>
      <Instead part="blocked" title="One more click">
        <p>
          The sign-up form cannot be displayed here due to security restrictions. It opens in a tab
          of its own; this page stays where it is.
        </p>
        <Button href={url} target="_blank">
          Open Sign-up Form
        </Button>
      </Instead>
    </div>
  );
}

/** /SignUp: the platform's form in a frame, and alternatives if it does not load. */
export function SignUpPage({ config: { SIGN_UP_URL: url } }: PageProps) {
  return (
    <Container>
      <div className={styles.root}>
        <div className={styles.head}>
          <a className={styles.back} href={paths.home} data-action="back">
            <Icon icon={ArrowLeft} size={18} />
            Back
          </a>
          <h1 className={styles.title}>Create your account</h1>
        </div>
        <div className={styles.way}>
          {url ? (
            <Form url={url} />
          ) : (
            <div className={styles.instead}>
              <h2 className={styles.insteadTitle}>Sign up with us</h2>
              <p>
                {`Online sign-up is not open right now. Write to us, or call ${site.phone.shown}.`}
              </p>
              <Button href={paths.contactAbout('Sign-up')}>Contact us</Button>
            </div>
          )}
        </div>
        <SignUpReasons />
      </div>
    </Container>
  );
}
