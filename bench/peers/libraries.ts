/** Who is compared. The version that is reported is the one that is installed. */
export interface Library {
  id: string;
  name: string;
  /** Package whose version is reported. */
  package: string;
  /** All styles in one file, where the quick start loads them so; the pages load only what they need where that is documented. */
  wholeStyles?: readonly string[];
}

export const libraries: readonly Library[] = [
  {
    id: 'ours',
    name: 'tokotoko-ui',
    package: 'tokotoko-ui',
    wholeStyles: ['tokotoko-ui/tokens.css', 'tokotoko-ui/styles.css'],
  },
  { id: 'mui', name: 'MUI', package: '@mui/material' },
  { id: 'mantine', name: 'Mantine', package: '@mantine/core', wholeStyles: ['@mantine/core/styles.css'] },
  { id: 'chakra', name: 'Chakra UI', package: '@chakra-ui/react' },
  { id: 'carbon', name: 'Carbon', package: '@carbon/react', wholeStyles: ['@carbon/styles/css/styles.min.css'] },
  { id: 'smarthr', name: 'SmartHR UI', package: 'smarthr-ui', wholeStyles: ['smarthr-ui/smarthr-ui.css'] },
  { id: 'spectrum', name: 'Spectrum S2', package: '@react-spectrum/s2' },
];
