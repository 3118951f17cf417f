import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { below } from '../../styles/responsive.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { PARAGRAPH, SENTENCE } from './content/facts.ts';
import * as styles from './PressPage.css.ts';

interface PressFile {
  name: string;
  kind: string;
  href: string;
  ground: keyof typeof styles.preview;
}

const LOGOS: readonly PressFile[] = [
  { name: 'Logo', kind: 'SVG', href: '/media/logo.svg', ground: 'paper' },
  { name: 'Logo on dark', kind: 'SVG', href: '/media/logo-on-dark.svg', ground: 'green' },
  { name: 'Icon', kind: 'PNG, 512 px', href: '/icon-512.png', ground: 'paper' },
];

function Files() {
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">Files</h2>
      <a className={styles.file} href="/media/product.png" download="">
        <picture>
          <source
            media={below.tablet}
            srcSet="/media/product-preview-narrow.webp"
            width={700}
            height={814}
          />
          <img
            className={styles.product}
            src="/media/product-preview.webp"
            alt=""
            width={1440}
            height={814}
            loading="lazy"
          />
        </picture>
        <span className={styles.fileName}>The product</span>
        <span className={styles.fileKind}>{`${SAMPLE_LABEL}, PNG, 2880 px`}</span>
        <span className={styles.download}>Download</span>
      </a>
      <ul className={styles.logos}>
        {LOGOS.map(({ name, kind, href, ground }) => (
          <li key={href}>
            <a className={styles.file} href={href} download="">
              <span className={styles.preview[ground]}>
                <img
                  className={styles.previewImage}
                  src={href}
                  alt=""
                  height={120}
                  loading="lazy"
                />
              </span>
              <span className={styles.fileName}>{name}</span>
              <span className={styles.fileKind}>{kind}</span>
              <span className={styles.download}>Download</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Copies a text (client/behaviors/run-action.ts). */
function Copy({ text }: { text: string }) {
  return (
    <p className={styles.copyLine}>
      <Button variant="secondary" size="small" data-action="copy" data-copy-link={text}>
        Copy
      </Button>
      <span role="status" data-copy-result="" />
    </p>
  );
}

function PressContact() {
  return (
    <section className={styles.part} aria-labelledby="press-contact">
      <h2 id="press-contact">Press contact</h2>
      <p className={styles.ways}>
        <a className={styles.reach} href={`mailto:${site.email}?subject=Press`}>
          {site.email}
        </a>
        <a className={styles.reach} href={`tel:${site.phone.dialled}`}>
          {site.phone.shown}
        </a>
      </p>
      <div>
        <Button href={paths.contactAbout('Press inquiry')}>Send a press inquiry</Button>
      </div>
    </section>
  );
}

function Texts() {
  return (
    <section className={styles.part} aria-labelledby="boilerplate">
      <h2 id="boilerplate">{`About ${site.brand}`}</h2>
      <CompanyFacts />
      <div className={styles.copy}>
        <h3 className={styles.length}>One sentence</h3>
        <p>{SENTENCE}</p>
        <Copy text={SENTENCE} />
      </div>
      <div className={styles.copy}>
        <h3 className={styles.length}>One paragraph</h3>
        <p>
          <Unbroken>{PARAGRAPH}</Unbroken>
        </p>
        <Copy text={PARAGRAPH} />
      </div>
      <p>
        Figures: <a href={paths.features}>of the product</a>, <a href={paths.about}>of the firm</a>
      </p>
    </section>
  );
}

export const PressPage = () => (
  <Container width="narrow">
    <PageHeader
      kind="paper"
      title="Press kit"
      intro={`Facts, two descriptions of ${site.brand}, and the logos.`}
    />
    <Texts />
    <Files />
    <PressContact />
  </Container>
);
