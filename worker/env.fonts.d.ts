/** A font file as the Worker takes it in: see the rules of wrangler.toml. */
declare module '@fontsource/noto-sans/files/*.woff' {
  const bytes: ArrayBuffer;
  export default bytes;
}

declare module '*.woff' {
  const bytes: ArrayBuffer;
  export default bytes;
}
