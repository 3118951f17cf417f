"""Cuts the two fonts of the site to what its pages are written in.

    python3 tools/artwork/fonts.py

Each font becomes two files: the letters and marks of English, which every page loads, and the rest of
Latin-1, which a browser loads when a page has one of its characters (src/styles/fonts.css.ts).
Needs fontTools and Brotli (Debian: python3-fonttools python3-brotli).
"""

from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

SOURCES = Path("node_modules/@fontsource-variable")
TARGET = Path("src/styles/fonts")

RARE_ASCII = "\\^`{|}~"
BASIC = "".join(chr(code) for code in range(0x20, 0x7F) if chr(code) not in RARE_ASCII)
ENGLISH = BASIC + "\u00a0–—‘’“”…↑−·•©×é"
LATIN = [*range(0xA1, 0xA4), 0xA5, 0xAB, 0xAE, 0xB0, 0xB1, 0xBB, *range(0xBF, 0xD0)]
LATIN += [*range(0xD1, 0xDE), *range(0xDF, 0xF0), *range(0xF1, 0xFE), 0xFF, 0x152, 0x153]
REST = "".join({*RARE_ASCII, *map(chr, LATIN), *"€™"} - {*ENGLISH})

# (first letter, second letter) may be kerned: half of a font's bytes are pairs that no text has.
OPENING = "“‘('-–— "
CLOSING = ".,;:-–—‘’“”' !?)"

# The axis: a range that stays variable, or one weight. Points lie on a `grid` per size of the font, half
# or a quarter as fine as in the sources: 8% or 17% fewer bytes, and at most 0.07 px off in the largest
# headings, 0.05 px in other text. `kern_at` is the weight whose kerning all have;
# smaller values than `kern_from` (thousandths of the size) are left out, others rounded to `kern_step`.
FONTS = [
    {"name": "bricolage-grotesque", "weight": 750, "grid": 500, "kern_at": 750, "kern_from": 10, "kern_step": 5},
    {"name": "instrument-sans", "weight": (400, 600), "grid": 250, "kern_at": 450, "kern_from": 16, "kern_step": 8},
]


def cut(name, weight, text, features):
    font = TTFont(SOURCES / name / "files" / f"{name}-latin-wght-normal.woff2")
    instantiateVariableFont(font, {"wght": weight}, inplace=True)
    options = subset.Options(
        layout_features=features, name_IDs=[], hinting=False, notdef_outline=True
    )
    options.drop_tables += ["STAT", "MVAR"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def can_be_kerned(first, second):
    if (first + second).isspace() or (first.islower() and second.isupper()):
        return False
    return (first.isalpha() or first in OPENING) and (second.isalpha() or second in CLOSING)


def pair_value(subtables, first, second):
    """What the first of the subtables that knows the pair adds to the advance of its first glyph."""
    for subtable in subtables:
        if first not in subtable.Coverage.glyphs:
            continue
        if subtable.Format == 1:
            pairs = subtable.PairSet[subtable.Coverage.glyphs.index(first)].PairValueRecord
            value = next((pair.Value1 for pair in pairs if pair.SecondGlyph == second), None)
            if value is None:
                continue
        else:
            row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)]
            value = row.Class2Record[subtable.ClassDef2.classDefs.get(second, 0)].Value1
        return getattr(value, "XAdvance", 0)
    return 0


def kerning(font, text, least, step):
    """Kerning as a feature file: glyphs with the same values share a class."""
    table = font["GPOS"].table
    records = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    lookup = table.LookupList.Lookup[records[0].LookupListIndex[0]]
    subtables = [getattr(subtable, "ExtSubTable", subtable) for subtable in lookup.SubTable]
    glyph_of = font.getBestCmap()
    glyphs = {character: glyph_of[ord(character)] for character in text if ord(character) in glyph_of}
    values = {}
    for first, first_glyph in glyphs.items():
        for second, second_glyph in glyphs.items():
            value = pair_value(subtables, first_glyph, second_glyph)
            if abs(value) >= least and can_be_kerned(first, second):
                values[first_glyph, second_glyph] = round(value / step) * step

    def classes(of, others, value):
        alike = {}
        for glyph in of:
            alike.setdefault(tuple(value(glyph, other) for other in others), []).append(glyph)
        return list(alike.values())

    firsts = sorted({first for first, _ in values})
    seconds = sorted({second for _, second in values})
    rows = classes(firsts, seconds, lambda first, second: values.get((first, second), 0))
    columns = classes(seconds, firsts, lambda second, first: values.get((first, second), 0))
    lines = [
        f"pos [{' '.join(row)}] [{' '.join(column)}] {value};"
        for row in rows
        for column in columns
        if (value := values.get((row[0], column[0])))
    ]
    return "feature kern {\n" + "\n".join(lines) + "\n} kern;\n"


def save(font, name, grid):
    scale_upem(font, grid)
    font.flavor = "woff2"
    file = TARGET / f"{name}.woff2"
    font.save(file)
    print(f"{file} {file.stat().st_size} bytes")


for each in FONTS:
    name, weight, grid = each["name"], each["weight"], each["grid"]
    english = cut(name, weight, ENGLISH, ["tnum"])
    for unused in ("GPOS", "GDEF"):
        if unused in english:
            del english[unused]
    measured = cut(name, each["kern_at"], ENGLISH, ["kern"])
    kern = kerning(measured, ENGLISH, each["kern_from"], each["kern_step"])
    addOpenTypeFeaturesFromString(english, kern, tables=["GPOS"])
    save(english, name, grid)
    save(cut(name, weight, REST, ["ccmp", "mark", "tnum"]), f"{name}-rest", grid)
