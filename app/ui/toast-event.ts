/** Told to the page's shell when a toast is on its way: only then it loads the code that shows one. */
export const toastEvent = "island:toast";
