// @ts-check

/** All that the build makes beside the library, in the order in which one part needs another. */
await import("./library.js");
await import("./run.js");
await import("./view.js");
await import("./browser.js");
await import("./model.js");
await import("./notices.js");
