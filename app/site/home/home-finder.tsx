import { href } from "react-router";
import { homeTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { Choice } from "#app/site/list/list-filters.tsx";
import { PartyOptions } from "#app/site/list/party-options.tsx";
import { SearchButton } from "#app/site/list/search-button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { HomeView } from "./home-view.ts";

export function HomeFinder({ finder }: { finder: HomeView["finder"] }) {
	const { finder: texts } = useTexts(homeTexts);
	const localPath = useLocalPath();
	return (
		<form
			action={localPath(href("/excursion/excursions"))}
			aria-label={texts.label}
			className="wrap relative z-1 -mt-14 lg:-mt-[max(3.5rem,5vw)] grid gap-4 rounded-lg bg-paper p-5 shadow-lift sm:grid-cols-3 lg:grid-cols-[1.2fr_1fr_1.2fr_auto] lg:items-end lg:px-6.5 lg:py-5.5 [&_label]:text-ink-soft"
		>
			<Choice
				name="when"
				label={texts.when}
				any={texts.anyDay}
				options={finder.when}
				defaultValue="week"
			/>
			<SelectField name="people" label={texts.who} defaultValue="2">
				<PartyOptions />
			</SelectField>
			<Choice name="category" label={texts.kind} any={texts.anyKind} options={finder.categories} />
			<SearchButton className="sm:col-span-full lg:col-auto">{texts.find}</SearchButton>
		</form>
	);
}
