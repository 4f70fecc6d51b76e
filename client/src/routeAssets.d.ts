declare module 'virtual:route-assets' {
  /** Vite's manifest of the browser's build by source file; empty outside a build. */
  export const manifest: Readonly<
    Record<
      string,
      { file: string; isEntry?: boolean; imports?: string[]; css?: string[] } | undefined
    >
  >;
  /** The source files that each page of the tables imports when it is opened, by its id. */
  export const modules: Readonly<Record<string, readonly string[] | undefined>>;
}
