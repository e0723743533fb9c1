import * as v from "valibot";
import { inTexts } from "#app/messages/schema-message.ts";
import { findBookingTexts } from "#app/messages/texts.ts";
import { emailAddress, filled } from "#app/ui/form/values/text-schema.ts";

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
			v.regex(
				/^[2-9A-HJKMNP-Z]{5}$/,
				inTexts(findBookingTexts, (texts) => texts.codeLike),
			),
			v.transform((code) => `IX-${code}`),
		),
		"",
	),
	email: filled(emailAddress),
});

export type BookingLinkRequest = v.InferOutput<typeof bookingLinkSchema>;
