import { paths } from '../../../shared/paths.ts';
import { longDate } from '../blog.contract.ts';
import type { Post } from '../store/posts.queries.ts';
import { absoluteTree } from './body.ts';
import { writeMarkdown, type Block } from '../../../shared/html/write-markdown.ts';
import { imageAltOf, titleOf } from '../pages/post-meta.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const paragraph = (value: string): Block => ({ type: 'paragraph', children: [text(value)] });

/** What a post begins with: the title, the excerpt, who wrote it when, where it is, its picture. */
function opening(post: Post, address: string, origin: string): Block[] {
  const facts = [post.authorName ? `By ${post.authorName}` : '', longDate(post.publishedAt)];
  const image = post.imageUrl && URL.parse(post.imageUrl, origin)?.href;
  return [
    { type: 'heading', depth: 1, children: [text(titleOf(post))] },
    ...(post.excerpt
      ? [{ type: 'blockquote' as const, children: [paragraph(post.excerpt) as never] }]
      : []),
    {
      type: 'paragraph',
      children: [
        text(`${facts.filter(Boolean).join(' · ')} · `),
        { type: 'link', url: address, children: [text(address)] },
      ],
    },
    ...(image
      ? [
          {
            type: 'paragraph' as const,
            children: [{ type: 'image' as const, url: image, alt: imageAltOf(post) }],
          },
        ]
      : []),
  ];
}

/**
 * A post as Markdown (GFM) with absolute addresses. Markup in its other fields is text.
 * @param origin of the site, e.g. "https://example.com"
 */
export function postMarkdown(post: Post, origin: string): string {
  const address = origin + paths.post(post.slug);
  const tree = absoluteTree(post.contentHtml ?? '', address);
  return writeMarkdown(tree, opening(post, address, origin));
}
