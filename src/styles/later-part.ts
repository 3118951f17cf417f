/**
 * A part of a page below its first view: browsers style and lay it out when it comes near, so that the
 * first view is painted sooner. It is a container for its content: what reaches over its edge is cut.
 */
export const laterPart = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 640px',
} as const;
