import type { PhotoDetail } from '../../../contract/photos.ts';

/** A member's photo as schema.org describes one; samples get none. */
export function structuredData(
  { title, user_name, image, course, posted_on }: PhotoDetail,
  { origin, here }: { origin: string; here: string },
): object {
  const widest = image.sizes.at(-1);
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name: title,
    url: origin + here,
    ...(widest && { contentUrl: origin + widest.jpeg, width: widest.width, height: widest.height }),
    author: { '@type': 'Person', name: user_name },
    datePublished: posted_on,
    contentLocation: { '@type': 'Place', name: course.municipality.name },
  };
}
