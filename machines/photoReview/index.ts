export { type PhotoReviewEvent, photoReviewMachine } from './photoReview.machine.ts';
export { type ReviewOfPhoto, reviewed } from './reviewed.ts';
