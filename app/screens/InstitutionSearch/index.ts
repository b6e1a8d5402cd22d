export { institutionSearch as screen } from './InstitutionSearch.tsx';
