/** What a widget's request and its answer say to each other, beside HTTP. */

/** Sent with a form of a widget: redirects are told instead of made. */
export const widgetHeader = "X-Widget";
export const goToHeader = "X-Go-To";
/** In the address of a page: it may be ten seconds old, not a minute. */
export const freshParameter = "fresh";
