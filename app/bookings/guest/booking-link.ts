import * as v from "valibot";

/** What a guest who has lost the mail types: the reference in any spelling, and the email address. */
export const bookingLinkSchema = v.object({
	reference: v.optional(
		v.pipe(
			v.string(),
			v.transform((text) =>
				text
					.toUpperCase()
					.replaceAll(/[\s–-]/g, "")
					.replace(/^IX/, ""),
			),
			v.regex(/^[2-9A-HJKMNP-Z]{5}$/, "Type the code from your booking, like IX-7K3F9"),
			v.transform((code) => `IX-${code}`),
		),
		"",
	),
	email: v.optional(
		v.pipe(
			v.string(),
			v.trim(),
			v.toLowerCase(),
			v.maxLength(254, "Email must be at most 254 characters long"),
			v.email("Type an email address like ida@example.com"),
		),
		"",
	),
});

export type BookingLinkRequest = v.InferOutput<typeof bookingLinkSchema>;
