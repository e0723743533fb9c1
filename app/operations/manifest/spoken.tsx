import { Badge } from "#app/ui/badge.tsx";
import { languageName } from "#app/ui/format/format.ts";

/** The language of a guest: "DE". */
export function Spoken({ language }: { language: string | null }) {
	if (!language) return null;
	return (
		<Badge>
			<abbr title={languageName(language)}>{language.toUpperCase()}</abbr>
		</Badge>
	);
}
