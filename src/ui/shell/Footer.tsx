import { Facebook, Instagram, Linkedin, Youtube } from 'lucide-react';
import type { ReactNode } from 'react';

import { guaranteeText } from '../../shared/content/guarantee.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Container } from '../layout/Container.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Footer.css.ts';
import * as hover from './HoverPanel.css.ts';
import { Logo } from './Logo.tsx';

interface SocialNetwork {
  name: string;
  /** '' without one. */
  href: string;
  icon: typeof Linkedin;
  alwaysShown?: boolean;
}

interface FooterPage {
  name: string;
  path: string;
}

/** The pages that the footer links to, by column. */
export interface FooterPages {
  product: readonly FooterPage[];
  company: readonly FooterPage[];
}

/** client/behaviors/current-year.ts corrects it on a page that was cached over New Year. */
const currentYear = () => new Date().getUTCFullYear();

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a className={styles.link} href={href}>
        {children}
      </a>
    </li>
  );
}

const PageLinks = ({ pages }: { pages: readonly FooterPage[] }) =>
  pages.map(({ name, path }) => (
    <FooterLink key={path} href={path}>
      {name}
    </FooterLink>
  ));

/** The guarantee in a popup that opens on hover, focus and touch. */
function Guarantee() {
  return (
    <li className={styles.guarantee} data-panel="">
      <button
        type="button"
        className={styles.guaranteeTrigger}
        aria-expanded="false"
        aria-controls="footer-guarantee"
        data-panel-trigger=""
      >
        Hiring guarantee
      </button>
      <div id="footer-guarantee" className={`${hover.panel} ${styles.guaranteePanel}`}>
        <p>{guaranteeText}</p>
      </div>
    </li>
  );
}

const NETWORKS = [
  { name: 'LinkedIn', href: site.social.linkedin, icon: Linkedin },
  { name: 'Facebook', href: site.social.facebook, icon: Facebook },
  { name: 'Instagram', href: site.social.instagram, icon: Instagram, alwaysShown: true },
  { name: 'YouTube', href: site.social.youtube, icon: Youtube, alwaysShown: true },
] satisfies SocialNetwork[];

/** Without an address: nothing, or the icon alone where the specification shows it. */
function SocialLink({ name, href, icon, alwaysShown = false }: SocialNetwork) {
  if (href === '') {
    return alwaysShown ? (
      <li className={styles.socialIcon}>
        <Icon icon={icon} size={18} />
        <VisuallyHidden>{`${name}, no link`}</VisuallyHidden>
      </li>
    ) : null;
  }
  return (
    <li>
      <a className={styles.socialLink} href={href} target="_blank" rel="noopener">
        <Icon icon={icon} size={18} />
        <VisuallyHidden>{`${site.brand} on ${name}, opens in a new tab`}</VisuallyHidden>
      </a>
    </li>
  );
}

/** The footer of every page. */
export function Footer({ product, company }: FooterPages) {
  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.top}>
          <div className={styles.brand}>
            <div className={styles.brandTop}>
              <Logo label={site.brand} height={32} onDark />
              <ul className={styles.social}>
                {NETWORKS.map((network) => (
                  <SocialLink key={network.name} {...network} />
                ))}
              </ul>
            </div>
            <p className={styles.tagline}>{site.tagline.replace('. ', '.\n')}</p>
            <p className={styles.mission}>{site.mission}</p>
          </div>
          <div className={styles.columns}>
            <Column title="Product">
              <PageLinks pages={product} />
              <Guarantee />
            </Column>
            <Column title="Company">
              <PageLinks pages={company} />
            </Column>
            <Column title="Talk to a person">
              <FooterLink href={`mailto:${site.email}`}>{site.email}</FooterLink>
              <FooterLink href={`tel:${site.phone.dialled}`}>{site.phone.shown}</FooterLink>
              <li
                className={styles.plain}
              >{`${site.hours.human.label}: ${site.hours.human.shown}`}</li>
            </Column>
          </div>
        </div>
        <div className={styles.bottom}>
          <p className={styles.copyright} data-admin-trigger="">
            © <span data-current-year="">{currentYear()}</span> {site.brand}. All rights reserved.
          </p>
          <a className={styles.legal} href={paths.trust}>
            Trust
          </a>
          <a className={styles.legal} href={site.legal.privacy}>
            Privacy policy (PDF)
          </a>
          <a className={styles.legal} href={site.legal.terms}>
            Terms of service (PDF)
          </a>
        </div>
      </Container>
    </footer>
  );
}
