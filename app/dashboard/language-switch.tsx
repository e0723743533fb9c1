import { Form, useLocation } from "react-router";
import { languageFacts, staffLanguage, writtenStaffLanguages } from "#app/messages/languages.ts";
import { samePagePath } from "#app/request/user/return-path.ts";

/** The other languages that staff read: one press, and this page is shown in it. */
export function LanguageSwitch() {
	const { pathname, search } = useLocation();
	return (
		// texts that this document has loaded stay in its language
		<Form method="post" action="/dashboard/account" reloadDocument className="flex gap-x-3">
			<input type="hidden" name="intent" value="language" />
			<input
				type="hidden"
				name="back"
				value={samePagePath(pathname, new URLSearchParams(search))}
			/>
			{writtenStaffLanguages
				.filter((language) => language !== staffLanguage())
				.map((language) => (
					<button
						key={language}
						type="submit"
						name="language"
						value={language}
						lang={language}
						className="min-h-11 min-w-6 font-[550] text-ocean underline underline-offset-[0.22em]"
					>
						{language.toUpperCase()} <span className="sr-only">{languageFacts[language].name}</span>
					</button>
				))}
		</Form>
	);
}
