// Who may import whom (docs/architecture.md). Each rule says why, and what to do instead.

const TEST = "\\.(test|bench)\\.tsx?$|^tests/|/test-support/";

/**
 * Everything in `src` but the layers named.
 * @param {string[]} layers
 */
const srcExcept = (...layers) => ({ path: "^src/", pathNot: layers.map((layer) => `^src/${layer}/`) });

/**
 * A layer, without its tests, may import from `src` only the layers listed (and itself).
 * @param {string} name
 * @param {string[]} mayImport
 * @param {string} comment
 */
const layer = (name, mayImport, comment) => ({
  name: `${name}-imports`,
  comment,
  from: { path: `^src/${name}/`, pathNot: TEST },
  to: srcExcept(name, ...mayImport),
});

const layers = [
  layer(
    "engine",
    [],
    "The engine is pure and must run anywhere, so that the same events give the same snapshots. Pass what it needs as an argument, or return it as an effect.",
  ),
  layer(
    "documents",
    ["engine"],
    "Release documents are data. Move what you need into the engine, or take it as an argument.",
  ),
  layer(
    "checker",
    ["forms", "documents", "engine"],
    "Documents are checked in a browser, in Node and in a worker, but never in a customer's portal. Move what both need into src/documents, or take it as an argument.",
  ),
  layer(
    "ports",
    ["engine"],
    "A port is an interface between a screen and the world. Move the code to the side that implements it.",
  ),
  layer(
    "texts",
    ["documents", "engine"],
    "A text is compiled from a document and a catalogue. Let the caller pass everything else.",
  ),
  layer("loads", ["ports", "documents", "engine"], "A load asks through its port. Let the renderer subscribe."),
  layer(
    "forms",
    ["loads", "texts", "ports", "documents", "engine"],
    "The form core is used by the renderer, the walk and the checker, so it knows no React. Let the renderer draw.",
  ),
  layer(
    "operations",
    ["documents", "engine"],
    "The caller knows requests, not runs or screens. Return a typed result and let the host act on it.",
  ),
  layer(
    "runs",
    ["operations", "ports", "documents", "engine"],
    "The host performs effects and knows nothing of React. Let it publish state; the shell and the renderer subscribe.",
  ),
  layer(
    "renderer",
    ["components", "forms", "loads", "texts", "ports", "documents", "engine"],
    "The renderer draws a screen and sends events through props. Let the shell pass what comes from a run.",
  ),
  layer(
    "components",
    [],
    "A component knows its props and callbacks only, so that it can be shown, tested and replaced alone. Let the renderer pass values and texts.",
  ),
  layer(
    "shell",
    ["renderer", "runs", "texts", "ports", "documents", "engine"],
    "The shell mounts frames and routes. Let a run make calls, and the renderer draw components.",
  ),
  {
    name: "main-imports",
    comment: "main.tsx puts host, caller and shell together. Move what it does beyond that into src/shell.",
    from: { path: "^src/main\\.tsx$" },
    to: srcExcept("shell", "runs", "operations", "documents", "engine"),
  },
];

/** The parts of the checker, lowest first. The modules beside its folders are the context of the folders after them. */
const checkerParts = [
  ...["findings/", "incremental/", "read/", "schemas/", "resolve/", "layouts/", "forms/"],
  "[^/]+\\.ts$",
  ...["wording/", "uses/", "scope/", "unread/", "conditions/", "release/", "scenarios/", "checks/"],
];

/** Not one rule of scope `folder`: it would count the imports of tests, which lead through tools into every folder. */
const insideChecker = checkerParts.slice(0, -1).map((part, at) => ({
  name: "checker-folder-order",
  comment:
    "A folder of the checker imports only from those before it in checkerParts, so that folders form no cycle. Move the module to the folder of what it uses, or let the caller pass it.",
  from: { path: `^src/checker/${part}`, pathNot: [TEST, "/check-documents\\.ts$"] },
  to: { path: `^src/checker/(${checkerParts.slice(at + 1).join("|")})` },
}));

const packages = [
  {
    name: "engine-imports-no-package",
    comment: "The engine uses nothing, not even a package. Write it as a pure function, or let the caller pass it in.",
    from: { path: "^src/engine/", pathNot: TEST },
    to: { dependencyTypesNot: ["local", "type-only"], pathNot: "^src/" },
  },
  {
    name: "components-import-react-only",
    comment:
      "A component is native elements and React (and @internationalized/date for days, ts-ics for calendar files). Let the renderer pass the value, or argue a library in docs/decisions and add it here.",
    from: { path: "^src/components/", pathNot: TEST },
    to: {
      dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "npm-unknown"],
      pathNot: "node_modules/(@types/)?(react|react-dom|@internationalized/date|ts-ics)/",
    },
  },
  {
    name: "ajv-in-tools-only",
    comment:
      "AJV compiles code, which the Content Security Policy refuses in a browser. Check in tools, or use the interpreting checks of src/documents.",
    from: { path: "^src/", pathNot: TEST },
    to: { path: "node_modules/(ajv|ajv-formats|@rjsf/validator-ajv8)/" },
  },
  {
    name: "browser-imports-no-node",
    comment: "src runs in a browser. Use a web standard (fetch, crypto.subtle, URL), or move the code to tools.",
    from: { path: "^src/", pathNot: TEST },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "browser-imports-shipped-packages",
    comment:
      "What ships to a customer is listed under dependencies; devDependencies are for tools and tests. Move the package in package.json, or the code to tools.",
    from: { path: "^src/", pathNot: TEST },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
  },
];

const outside = [
  {
    name: "src-knows-no-document",
    comment:
      "The runtime knows no partner and no journey by name. Take documents from the release that the tools build, as data.",
    from: { path: "^src/", pathNot: TEST },
    to: { path: "^(flows|programmes|locales)/" },
  },
  {
    name: "src-imports-no-tool",
    comment: "src ships to customers; tools and tests do not. Move what both need into src/documents or src/engine.",
    from: { path: "^src/", pathNot: TEST },
    to: { path: "^(tools|tests)/" },
  },
  {
    name: "tools-import-engine-and-documents",
    comment:
      "Tools check and serve documents; they do not draw screens, but for the gallery, what is drawn ahead, and what the fuzz lets pass. Of the renderer and the components they may read only contracts. Move shared code into src/checker or src/documents.",
    from: {
      path: "^tools/",
      pathNot: ["^tools/(gallery|build/first-screen|fuzz/drawn)/", TEST],
    },
    to: {
      path: "^src/",
      pathNot: [
        "^src/(engine|documents|checker|forms|texts)/",
        "^src/components/.*contracts?\\.ts$",
        "^src/renderer/(built-in-contracts|runtime-messages)\\.ts$",
      ],
    },
  },
  {
    name: "gallery-imports-components",
    comment:
      "The gallery shows components, as their examples have them, and screens for the blocks that the renderer draws. It needs no shell and no host.",
    from: { path: "^tools/gallery/", pathNot: TEST },
    to: { path: "^src/(shell|runs|operations|main\\.tsx)" },
  },
  {
    name: "tests-stay-outside",
    comment: "A test proves code; code never imports a test. Move what both need into a file of its own.",
    from: { path: "^(src|tools)/", pathNot: TEST },
    to: { path: "\\.(test|spec|bench)\\.tsx?$" },
  },
];

const everywhere = [
  {
    name: "no-cycles",
    comment: "A cycle cannot be read or tested in parts. Move what both need into a third file.",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-orphans",
    comment: "Nothing imports this file and it imports nothing. Delete it, or connect it.",
    from: {
      orphan: true,
      pathNot: [
        TEST,
        "\\.d\\.ts$",
        "/generated/",
        "\\.config\\.ts$",
        "\\.spec\\.ts$",
        "\\.json$",
        "\\.css$",
        // Stands in pages as it is.
        "^tools/build/first-screen/gate\\.js$",
        "^tools/run/.*-setup\\.ts$",
      ],
    },
    to: {},
  },
  {
    name: "imports-resolve",
    comment: "This import leads nowhere. Correct the path (with its .ts or .tsx), or install the package.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
];

export default {
  forbidden: [...layers, ...insideChecker, ...packages, ...outside, ...everywhere].map((rule) => ({
    severity: "error",
    ...rule,
  })),
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
