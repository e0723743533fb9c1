import { plural } from "../../plural.ts";
import { staffTexts } from "../../staff-texts.ts";

/** Which roles must have a second factor. */
export const obligedRolesTexts = /* @__PURE__ */ staffTexts({
	title: "Two-step sign-in",
	lead: "A stolen password opens every guest’s name, telephone and money. People of a role that is obliged set up a second step at their next sign-in, and reach nothing else before. A passkey counts: whoever has one signs in with it.",
	required: "Obligatory",
	notRequired: "Voluntary",
	count: ({ people, withFactor }: { people: number; withFactor: number }) =>
		people === 0
			? "Nobody has this role."
			: `${withFactor} of ${people} ${plural("en", people, { one: "person has", other: "people have" })} a second factor.`,
	changed: ({ name, at }: { name: string; at: string }) => `Changed by ${name}, ${at}.`,
	notYours: "This role has rights that you lack.",
	obligeRole: {
		ask: ({ role }: { role: string }) => `Oblige: ${role}`,
		consequence: ({ missing }: { missing: number }) =>
			missing === 0
				? "Everybody with this role has a second factor already. From now on they must keep one."
				: `${missing} ${plural("en", missing, { one: "person has", other: "people have" })} no second factor: they can do nothing here until they have set one up, also those who work at this moment. What they have typed and not saved is lost.`,
		yes: ({ role }: { role: string }) => `Yes, oblige: ${role}`,
	},
	letOffRole: {
		ask: ({ role }: { role: string }) => `Let off: ${role}`,
		consequence: (_: { missing: number }) =>
			"A password alone opens the accounts of this role again, but for those who keep their second factor.",
		yes: ({ role }: { role: string }) => `Yes, let off: ${role}`,
	},
	obliged: "The role is obliged to a second factor",
	letOff: "The role may do without a second factor",
});
