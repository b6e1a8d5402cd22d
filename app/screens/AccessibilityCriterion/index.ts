export { accessibilityCriterion as screen } from './AccessibilityCriterion.tsx';
