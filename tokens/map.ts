/**
 * Colours of the schematic map, as values because the map is drawn by script. They stay light in dark mode, as the tiles
 * of the base map do. Each keeps its contrast on land, water and park; markers also differ in shape.
 */
export const mapColors = {
  land: '#fbf9f4',
  water: '#d6e6f2',
  park: '#cfe3c3',
  text: '#1a1a1a',
  boundary: '#767676',
  rail: '#5a5a5a',
  route: '#0b4a8f',
  casing: '#ffffff',
  cooperation: '#6a1b9a',
  sponsor: '#9a4a00',
  equipment: '#00695c',
} as const;
