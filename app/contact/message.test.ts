import { expect, test } from "vitest";
import { checkForm } from "#app/ui/form/form.ts";
import { messageSchema } from "./message.ts";
import { messageMail } from "./message-mail.tsx";

const whole = { name: "Ida Berg", email: "Ida@Example.com", message: "May we bring our dog?" };

function check(change: Partial<typeof whole>) {
	const data = new FormData();
	for (const [name, value] of Object.entries({ ...whole, ...change })) data.set(name, value);
	return checkForm(messageSchema, data);
}

test("a whole message passes, its address in lower case", () => {
	expect(check({}).values).toEqual({ ...whole, email: "ida@example.com", website: "" });
});

test.each([
	[{ name: " " }, "name", "Name must be at least 2 characters long"],
	[{ name: "x".repeat(101) }, "name", "Name must be at most 100 characters long"],
	[{ email: "ida@example" }, "email", "Type an email address like ida@example.com"],
	[{ message: "Hi" }, "message", "Message must be at least 10 characters long"],
	[{ message: "x".repeat(4001) }, "message", "Message must be at most 4000 characters long"],
])("%o is refused at its field, and kept", (change, field, message) => {
	const result = check(change);
	expect(result.errors?.[field]).toEqual([message]);
	expect(result.typedValues).toMatchObject(change);
});

test("the operator's mail answers to the visitor and carries no markup of theirs", () => {
	const mail = messageMail(
		{ ...whole, name: "Ida\r\nBcc: all@example.com", message: "<b>Hello</b> there", website: "" },
		{ name: "Island", email: "hello@island.example", phone: "+00" },
		"contact:1",
	);
	expect(mail).toMatchObject({ recipient: "hello@island.example", replyTo: whole.email });
	expect(mail.subject).toBe("Message from Ida Bcc: all@example.com");
	expect(mail.htmlBody).toContain("&lt;b&gt;Hello&lt;/b&gt;");
	expect(mail.textBody).toContain("<b>Hello</b> there");
});
