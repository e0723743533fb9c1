import { expect, test } from "vitest";
import { languages } from "#app/messages/languages.ts";
import { mailAboutDeletion, mailAboutReset } from "./account-mail.tsx";

const operator = { name: "Island Excursions", email: "hello@island.example", phone: "+34 600" };
const url = "https://island.example/link";

test.each(languages)(
	"in %s a mail greets with a name, not with what looks like one",
	(language) => {
		const from = { operator, language };
		const email = "ida@example.com";
		const greeted = mailAboutDeletion(from, { name: "Ida", email }, url);
		expect(greeted.textBody.split("\n")[0]).toContain("Ida");
		const name = "Win a car at cars.example";
		const { textBody, htmlBody } = mailAboutDeletion(from, { name, email }, url);
		expect(textBody + htmlBody).not.toContain("cars.example");
		const nameless = mailAboutReset(from, { email }, url).textBody.split("\n")[0];
		expect(textBody.split("\n")[0]).toBe(nameless);
		expect(nameless).not.toMatch(/null|undefined/);
	},
);
