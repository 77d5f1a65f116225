declare module 'subset-font' {
  type Axis = { min: number; max: number };
  type Options = {
    targetFormat: 'woff2';
    variationAxes: Readonly<Record<string, Axis>>;
    keepFeatures: readonly string[];
  };
  /** The characters of a text cut out of a font. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
