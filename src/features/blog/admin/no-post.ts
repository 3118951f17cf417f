import { AppError } from '../../../http/errors.tsx';

export const noPost = (slug: string): AppError =>
  new AppError('not_found', `Post with slug ${slug.slice(0, 200)} not found`);
