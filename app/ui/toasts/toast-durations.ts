/** Milliseconds. */
export const toastDurations = {
	blank: 4000,
	error: 4000,
	success: 2000,
	loading: Number.POSITIVE_INFINITY,
	custom: 4000,
} as const;

/** In the library's form. Its own limit is 20 toasts at once, of which the newest stay. */
export const toastOptions = Object.fromEntries(
	Object.entries(toastDurations).map(([type, duration]) => [type, { duration }]),
);
