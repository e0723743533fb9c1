/** Milliseconds by kind, in the library's form. Its own limit is 20 toasts at once, of which the newest stay. */
export const toastOptions = {
	blank: { duration: 4000 },
	error: { duration: 4000 },
	success: { duration: 2000 },
	loading: { duration: Number.POSITIVE_INFINITY },
	custom: { duration: 4000 },
} as const;
