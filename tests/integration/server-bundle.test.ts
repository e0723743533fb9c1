import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Words that minifying leaves in the code of a library. */
const browserLibraries = {
	"the map": "leaflet-container",
	"the touch keyboard": "hg-button",
};

test.each(Object.entries(browserLibraries))(
	"%s is sent to browsers and is not in the worker",
	(_name, word) => {
		expect(scriptsWith("build/client/assets", word)).not.toEqual([]);
		expect(scriptsWith("build/server", word)).toEqual([]);
	},
);

function scriptsWith(folder: string, word: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".js"))
		.filter((name) => readFileSync(join(folder, name), "utf8").includes(word));
}
