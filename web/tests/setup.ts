/** The studio says which values are wins; here it is as it is there. */

import { countWinsFrom } from "../src/format";

countWinsFrom({ at_once: 1_000_000, least: 990_000 });
