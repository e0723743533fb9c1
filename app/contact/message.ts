import * as v from "valibot";

/** What a visitor writes to the operator; the same rules in the browser and on the server. */
export const messageSchema = v.object({
	name: v.pipe(
		v.string("Type your name"),
		v.trim(),
		v.minLength(2, "Name must be at least 2 characters long"),
		v.maxLength(100, "Name must be at most 100 characters long"),
	),
	email: v.pipe(
		v.string("Type your email address"),
		v.trim(),
		v.toLowerCase(),
		v.maxLength(254, "Email must be at most 254 characters long"),
		v.email("Type an email address like ida@example.com"),
	),
	message: v.pipe(
		v.string("Type your message"),
		v.trim(),
		v.minLength(10, "Message must be at least 10 characters long"),
		v.maxLength(4000, "Message must be at most 4000 characters long"),
	),
	/** A field that people don't see: what fills it in is a robot. */
	website: v.optional(v.string(), ""),
});

export type Message = v.InferOutput<typeof messageSchema>;
